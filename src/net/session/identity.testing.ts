import { identify } from './identity.ts'

/** A visitor of the sandbox's merchant, but for what the test changes. */
export const identifyAs = (change: Partial<Parameters<typeof identify>[0]> = {}) =>
  identify({
    merchantCode: 'mela01',
    language: () => 'EN',
    token: () => null,
    isStandalone: () => false,
    sealingKeyIds: [],
    onSignedOut: () => undefined,
    onClosed: () => undefined,
    ...change,
  })
