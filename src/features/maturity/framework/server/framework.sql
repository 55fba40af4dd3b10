-- What was published of a framework stays as assessments were begun with it: rows are added and never changed.
revoke update, delete on maturity_framework_edition from plumbline_app;
