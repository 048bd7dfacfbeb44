import { iconOf } from '#sandbox/operator/icon.ts'
import { zip } from './zip.ts'

const readme = `This package belongs to Mela's sandbox platform.
It is a real file of the size and checksum that the platform names, and it holds no program:
a phone refuses to install it. A merchant puts a signed package in its place.
`

export const androidPackage = () =>
  zip([
    { name: 'README.txt', bytes: Buffer.from(readme) },
    { name: 'res/icon.png', bytes: iconOf('icon-512.png') },
  ])
