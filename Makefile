# Aliases of ./play, which does the work and the set-up. ARGS goes through: make test ARGS="-k monsterrolle"
.PHONY: play test soak bench bench-server fmt lock clean

play test soak bench bench-server fmt lock:
	@python3 play $@ $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
