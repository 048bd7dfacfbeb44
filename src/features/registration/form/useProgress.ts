import { useState } from 'react'
import type { RegistrationField } from '../../../api/account/registration.fields.ts'
import type { Failure } from '../../../net/failure.ts'

type Fields = readonly RegistrationField[]

/** How far the player has got: which fields were left, whether the form was sent, and what was mended since. */
export function useProgress(failure: Failure | undefined) {
  const [left, setLeft] = useState<Fields>([])
  const [mended, setMended] = useState<Fields>([])
  const [tries, setTries] = useState(0)
  const [forgiven, setForgiven] = useState<Failure>()
  return {
    tries,
    failure: failure === forgiven ? undefined : failure,
    isMended: (field: RegistrationField) => mended.includes(field),
    /** Faults are not held against a player who has not been there yet. */
    isDue: (field: RegistrationField) => tries > 0 || left.includes(field),
    leave: (field: RegistrationField) => setLeft((fields) => [...fields, field]),
    mend: (field: RegistrationField) => setMended((fields) => [...fields, field]),
    begin: () => {
      setTries(tries + 1)
      setMended([])
    },
    /** Another form begins with a clean sheet. */
    restart: () => {
      setTries(0)
      setLeft([])
      setForgiven(failure)
    },
  }
}
