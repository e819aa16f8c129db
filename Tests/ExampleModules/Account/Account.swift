// The module's code is generated: RouteGenPlugin compiles routes.yaml.
