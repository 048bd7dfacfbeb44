import type { RegistrationMethod } from '../../../api/account/registration.fields.ts'
import type { RegistrationPayload } from '../../../api/account/registration.ts'

export interface Application {
  readonly method: RegistrationMethod
  readonly payload: RegistrationPayload
}

export interface Attempt extends Application {
  /** One per filled form: the platform makes one account of it, however often it is sent. */
  readonly key: string
}

const isSame = (one: Application, other: Application) =>
  one.method === other.method && JSON.stringify(one.payload) === JSON.stringify(other.payload)

/**
 * The same form keeps its key. After a reload nobody knows what the unanswered form said: it is taken
 * for the same, and the platform tells if it is not.
 */
export function attemptOf(
  application: Application,
  unanswered: readonly Attempt[],
  keyBeforeReload: string | undefined,
): Attempt {
  const known = unanswered.find((attempt) => isSame(attempt, application))
  const key = known?.key ?? (unanswered.length === 0 ? keyBeforeReload : undefined)
  return { ...application, key: key ?? crypto.randomUUID() }
}
