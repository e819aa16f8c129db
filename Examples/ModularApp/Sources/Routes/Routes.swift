// The module's code is generated: RouteGenPlugin compiles routes.yaml and what it includes.
