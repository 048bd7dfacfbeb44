import { adapterOf, chained, isFields, renamed, within } from '#api/adapt.ts'
import type { RefusalCode } from '#api/codes.ts'
import { toWireMoney } from '#api/wire.ts'

const codes = new Map<string, RefusalCode>(
  Object.entries({
    E400: 'input_invalid',
    E401: 'session_expired',
    E404: 'not_found',
    E429: 'too_many',
  }),
)

const game = renamed({ id: 'nodeId', title: 'gameName', provider: 'vassalage' })

export const adapter = adapterOf({
  // {"code": "OK", "data": …} and {"code": "E404", "data": null}
  envelope: (body) => {
    if (!isFields(body)) return body
    const { code, data } = body
    if (code === 'OK') return { success: true, value: data }
    return { success: false, code: codes.get(String(code)) ?? String(code), value: data }
  },
  // This platform answers everything with 200.
  status: (body, status) => (isFields(body) && body['code'] === 'E401' ? 401 : status),
  values: {
    'GET /lgw/vendor/list': renamed({ provider: 'vassalage', title: 'displayName' }),
    'GET /lgw/game/hot': chained(renamed({ items: 'list' }), within('list', game)),
    'GET /lgw/winner/board': within(
      'list',
      chained(
        within('amount', (cents) => toWireMoney(Number(cents))),
        within('time', (seconds) => Number(seconds) * 1000),
      ),
    ),
  },
  fields: {
    'GET /lgw/game/list': renamed({ pageNo: 'page', pageSize: 'size' }),
  },
})
