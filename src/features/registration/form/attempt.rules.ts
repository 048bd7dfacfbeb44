import type { RegistrationMethod } from '#api/account/registration.fields.ts'
import type { RegistrationPayload } from '#api/account/registration.ts'
import { newKey } from '#device/newKey.ts'

export interface Application {
  readonly method: RegistrationMethod
  readonly payload: RegistrationPayload
}

export interface Attempt extends Application {
  /** Idempotency key: one per filled form. */
  readonly key: string
}

const isSame = (one: Application, other: Application) =>
  one.method === other.method && JSON.stringify(one.payload) === JSON.stringify(other.payload)

/**
 * The same form keeps its key. After a reload the unanswered payload is unknown, so the form is assumed to be the
 * same; the platform reports a mismatch if it is not.
 */
export function attemptOf(
  application: Application,
  unanswered: readonly Attempt[],
  keyBeforeReload: string | undefined,
): Attempt {
  const known = unanswered.find((attempt) => isSame(attempt, application))
  const key = known?.key ?? (unanswered.length === 0 ? keyBeforeReload : undefined)
  return { ...application, key: key ?? newKey() }
}
