import { getMember } from '#api/account/member.ts'
import { getGame } from '#api/games/oneGame.ts'
import { getSite } from '#api/site/site.ts'
import { type Finding, readAnswer } from './answer.ts'
import type { Caller, Reply } from './caller.ts'
import type { Report } from './report.ts'
import { corsFindings, preflightFindings, requestHeaders } from './headers.ts'

/** Checks what a platform must refuse, and how. */
export async function probeRefusals(caller: Caller, report: Report) {
  const { merchantCode, site } = caller.target
  const tries = [
    ['a private read without a session', getMember, {}, {}, 401],
    ['a private read with an unknown token', getMember, {}, { Token: 'x'.repeat(43) }, 401],
    ['a game without its id', getGame, { merchantCode }, {}, 400],
    ['a game that is not there', getGame, { merchantCode, nodeId: 'none-0' }, {}, 404],
  ] as const
  for (const [name, endpoint, wire, headers, status] of tries)
    refused(report, name, await caller.call(endpoint, wire, { headers }), status)
  refused(report, 'an unknown path', await caller.send('GET', '/wps/contract/check'), 404)
  if (!site) return
  const preflight = await caller.send('OPTIONS', getSite.path, {
    headers: {
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': requestHeaders.join(','),
    },
  })
  for (const finding of [
    ...corsFindings(site, preflight.headers),
    ...preflightFindings(preflight.headers),
  ])
    report.add('a preflight', finding)
}

function refused(report: Report, name: string, reply: Reply, wanted: number) {
  const { status } = reply
  report.called.push(name)
  const { findings, value } = readAnswer(getMember, reply)
  const accepted: Finding = {
    field: 'success',
    expected: 'a refusal',
    actual: 'an answer',
    effect: 'takes it for an answer',
  }
  for (const finding of value === undefined ? findings : [accepted]) report.add(name, finding)
  if (value === undefined && findings.length === 0 && status !== wanted)
    report.add(name, {
      field: 'HTTP status',
      expected: `${wanted}`,
      actual: `${status}`,
      effect:
        wanted === 401 ? 'shows an error notice instead of the login' : 'says what its code says',
    })
}
