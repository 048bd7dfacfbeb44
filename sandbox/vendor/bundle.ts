/**
 * Bundles and minifies a client's entry file with all its imports. Vite is imported only when
 * needed.
 */
export async function bundleOf(entry: string): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  })
  const [output] = [built].flat()
  const script = output && 'output' in output ? output.output[0] : undefined
  if (!script) throw new Error(`Nothing was built of ${entry}`)
  return script.code
}
