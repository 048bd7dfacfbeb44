export function profileAddress(origin: string, language: string, ticket: string | null): string {
  const url = new URL('/m/appDownload', origin)
  url.searchParams.set('language', language)
  if (ticket !== null) url.searchParams.set('tokens', ticket)
  return url.href
}
