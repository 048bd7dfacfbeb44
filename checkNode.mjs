import { readFileSync } from 'node:fs'

// Every npm script starts with this, so it has to run on any Node.
const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const [least] = engines.node.match(/\d+/)

if (parseInt(process.versions.node, 10) < least) {
  console.error(
    `Mela runs on Node ${least} or later, and this is Node ${process.versions.node}: install it, or on Linux on x64 repeat npm ci with npm 10 or 11, which brings it along.`,
  )
  process.exit(1)
}
