/** The second chunk is what the sheet imports: requested with it, not after it. */
export async function loadDemoSheet() {
  const [{ DemoSheet }] = await Promise.all([
    import('./DemoSheet.tsx'),
    import('#i18n/foreign/Name.tsx'),
  ])
  return { DemoSheet }
}
