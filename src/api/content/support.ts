import { type About, endpoint } from '#api/endpoint.ts'
import { CustomerService } from '#api/site/site.ts'
import { Merchant, list } from '#api/wire.ts'

/** @public */
export const about = {
  listServices: {
    says: 'The channels of customer service in order; `path` holds a DES ciphertext, and its last 8 characters are the key (section 3).',
  },
} satisfies Readonly<Record<string, About>>

export const listServices = endpoint({
  path: '/wps/system/customerService',
  session: 'none',
  input: Merchant,
  output: list(CustomerService),
})
