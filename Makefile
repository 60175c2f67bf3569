# Aliases of ./play, which does the work and the set-up. ARGS goes through: make test ARGS="-k monsterrolle"
.PHONY: play test quick coverage soak bench bench-server new-game fmt lock clean

play test quick coverage soak bench bench-server new-game fmt lock:
	@python3 play $@ $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
