import { endpoint } from '../endpoint.ts'
import { CustomerService } from '../site/site.ts'
import { Merchant, list } from '../wire.ts'

/** The channels of customer service by themselves: also where the site is closed or its info does not come. */
export const listServices = endpoint({
  method: 'GET',
  path: '/wps/system/customerService',
  session: 'none',
  input: Merchant,
  output: list(CustomerService),
})
