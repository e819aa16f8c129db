// The module's code is generated: RouteGenPlugin compiles routes.yaml, with the table of ExampleAccount mounted in it.
