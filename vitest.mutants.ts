import usual from './vitest.config.ts'

/** Stryker has one pool for all projects, and these need a context of their own, as that of `vmThreads`. */
const exclude = ['src/features/session/login/login.reload.test.tsx']

const projects = usual.test?.projects?.map((project) => {
  if (typeof project !== 'object' || !('test' in project)) return project
  const test = { ...project.test, exclude: [project.test?.exclude ?? [], exclude].flat() }
  // Each file evaluates its modules itself, also what they do at import.
  return { ...project, test: { ...test, isolate: true } }
})

export default { ...usual, test: { ...usual.test, retry: 0, reporters: [], projects } }
