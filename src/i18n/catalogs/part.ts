/** Another file of this build. Vite leaves an import alone where it is given no literal. */
export function part(name: string) {
  const file = `./${name}.js`
  return import(/* @vite-ignore */ file)
}
