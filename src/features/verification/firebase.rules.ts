import { Failure } from '#net/failure.ts'

const codeOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined

export function failureOfFirebase(thrown: unknown): Failure {
  switch (codeOf(thrown)) {
    case 'auth/invalid-verification-code':
    case 'auth/missing-verification-code':
      return new Failure('refused', 'code_wrong')
    case 'auth/code-expired':
    case 'auth/invalid-verification-id':
    case 'auth/missing-verification-id':
      return new Failure('refused', 'code_expired')
    case 'auth/too-many-requests':
      return new Failure('busy', 'too_many')
    case 'auth/user-disabled':
      return new Failure('refused', 'account_disabled')
    case 'auth/network-request-failed':
      return new Failure(navigator.onLine ? 'timeout' : 'offline')
    default:
      return new Failure('busy')
  }
}
