/** What a page may load. Everything is ours: nothing comes from elsewhere, and no script is inline. */
const CONTENT_SECURITY_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  // The computer reckons in WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // Pictures that the page makes itself, such as the textures of the board.
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Sent with every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(CONTENT_SECURITY_POLICY)
    .map(([what, where]) => `${what} ${where}`)
    .join('; '),
  // The page is alone in its process, so that its workers may share memory.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
