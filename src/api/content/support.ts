import { endpoint } from '../endpoint.ts'
import { CustomerService } from '../site/site.ts'
import { Merchant, list } from '../wire.ts'

export const listServices = endpoint({
  method: 'GET',
  path: '/wps/system/customerService',
  session: 'none',
  input: Merchant,
  output: list(CustomerService),
})
