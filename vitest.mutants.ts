import { relative } from 'node:path'
import config from './vitest.config.ts'
import { type Fault, noting, planted } from './tests/lab/mutants/faults.ts'

const base = config
/** Where to write which places each test file reaches; without it, faults are planted. */
const reached = process.env['REACHED']
const sources: ReadonlySet<string> = new Set(JSON.parse(process.env['SOURCES'] ?? '[]'))

const fileOf = (id: string) => relative(import.meta.dirname, id.split('?')[0] ?? '')

const note = {
  name: 'note-places',
  enforce: 'pre' as const,
  transform: (source: string, id: string) =>
    sources.has(fileOf(id)) ? noting(fileOf(id), source) : null,
}

/** The fault changes between runs of one process, so it is read at each transform. */
const plant = {
  name: 'plant-a-fault',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    const fault: Fault | null = JSON.parse(process.env['FAULT'] ?? 'null')
    if (fileOf(id) !== fault?.file) return null
    process.env['PLANTED'] = '1'
    return planted(source, fault)
  },
}

const projects = base.test?.projects?.map((project) => {
  if (typeof project !== 'object' || !('test' in project)) return project
  // Each file evaluates its modules itself, also what they do at import.
  const test = { ...project.test, isolate: true }
  if (!reached) return { ...project, plugins: [plant, project.plugins], test }
  const setupFiles = [project.test?.setupFiles ?? [], 'tests/lab/mutants/reached.setup.ts'].flat()
  return { ...project, plugins: [note, project.plugins], test: { ...test, setupFiles } }
})

export default { ...base, test: { ...base.test, fsModuleCache: false, projects } }
