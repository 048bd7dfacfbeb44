/** The folder of the built app. */
export const dist = process.env['DIST'] ?? 'dist'
