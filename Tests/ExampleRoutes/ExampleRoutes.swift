// The target's code is generated: RouteGenPlugin compiles the manifest in the package root.
