import * as v from 'valibot'

const Merchant = v.object({
  hosts: v.optional(v.object({ images: v.optional(v.array(v.string())) })),
  firebase: v.optional(v.object({ emulator: v.optional(v.pipe(v.string(), v.url())) })),
})

/** Additions to the app's own content security policy. */
export interface Allowance {
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  readonly trustedTypes: readonly string[]
}

export const noAllowance: Allowance = { scripts: [], connections: [], frames: [], trustedTypes: [] }

/** The hosts of Firebase and its reCAPTCHA. */
const firebase: Allowance = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // With `trustedtypes=true` reCAPTCHA creates its own policies.
  trustedTypes: ['default', 'recaptcha', 'goog#html'],
}

/**
 * What Firebase needs, if the merchant configuration in the page uses it for SMS codes; null
 * otherwise.
 */
export function allowanceOf(html: string): Allowance | null {
  const { firebase: used } = merchantIn(html)
  if (!used) return null
  const { emulator } = used
  return emulator ? { ...noAllowance, connections: [new URL(emulator).origin] } : firebase
}

/** The picture hosts that the merchant configuration in the page names. */
export const imagesOf = (html: string) => merchantIn(html).hosts?.images ?? []

function merchantIn(html: string): v.InferOutput<typeof Merchant> {
  const json = /<script type="application\/json" id="merchant">(.*?)<\/script>/s.exec(html)?.[1]
  const merchant = v.safeParse(Merchant, JSON.parse(json ?? '{}'))
  return merchant.success ? merchant.output : {}
}
