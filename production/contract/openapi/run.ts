import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeContract } from './write.ts'

const root = join(import.meta.dirname, '../../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

writeContract(join(root, 'contract'), String(version))
console.log('contract/openapi.json, and contract/index.html to read')
