import config from './vitest.config.ts'
import { type Fault, planted } from './tests/mutants/faults.ts'

const base = await config
const fault: Fault = JSON.parse(process.env['FAULT'] ?? '')

const plant = {
  name: 'plant-a-fault',
  enforce: 'pre' as const,
  transform: (source: string, id: string) =>
    id.split('?')[0]?.endsWith(`/${fault.file}`) ? planted(source, fault) : null,
}

const projects = base.test?.projects?.map((project) =>
  typeof project === 'object' && 'test' in project
    ? { ...project, plugins: [plant, project.plugins] }
    : project,
)

export default { ...base, test: { ...base.test, retry: 0, fsModuleCache: false, projects } }
