/** Vite leaves an import alone if its argument is not a literal. */
export function part(name: string) {
  const file = `./${name}.js`
  return import(/* @vite-ignore */ file)
}
