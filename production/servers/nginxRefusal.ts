import { refusalPage } from './refusal.ts'

export const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/**
 * For every answer that nginx gives by itself. An unreadable request belongs to no location, so the error page is set
 * for the server, as a URL instead of a named location.
 */
export const refusalOf = (
  languages: readonly string[],
) => `error_page 400 403 404 405 408 411 412 413 414 416 421 429 494 495 496 497 500 501 502 503 504 505 /refusal;
location = /refusal {
    internal;
    default_type text/html;
    return 400 ${quoted(refusalPage('$status', languages))};
}
`
