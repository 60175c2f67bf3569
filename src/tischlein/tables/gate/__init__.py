"""The one place that says yes or no to what people ask of a table."""
