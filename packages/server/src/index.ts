export { isPagePath } from './page-paths.ts';
export { SERVE_ERRORS, type ServeError, type ServeOptions, type Serving, serve } from './serve.ts';
