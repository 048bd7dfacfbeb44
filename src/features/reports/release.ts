import { buildMark } from '#device/worker/newVersion.ts'
import { version } from '#package.json'

/** The version, and the mark of this build. */
export const releaseOf = () => [version, buildMark()].filter(Boolean).join('+')
