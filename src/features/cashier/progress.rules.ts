import type { StepState } from '#ui/layout/Stepper.tsx'

export type Progress<Step> = readonly (readonly [Step, StepState])[]

/** An order that failed at a step goes no further. */
export function progressTo<Step>(steps: readonly Step[], at: Step, state: StepState) {
  const index = steps.indexOf(at)
  const before = steps.slice(0, index).map((step) => [step, 'done'] as const)
  const after = steps.slice(index + 1).map((step) => [step, 'upcoming'] as const)
  return [...before, [at, state] as const, ...(state === 'failed' ? [] : after)]
}
