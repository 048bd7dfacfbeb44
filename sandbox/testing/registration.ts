import type { Client } from './client.ts'

export const byName = '/wps/registration/username'
export const byMobile = '/wps/registration/mobile'

export const filled = {
  type: 0,
  registerMethod: 'H5',
  registerUrl: 'localhost',
  domain: 'localhost',
  countryDialingCode: '880',
  username: 'newcomer',
  password: 'Newcomer#2468',
  confirmPassword: 'Newcomer#2468',
}

export const sendRegistration = async (
  client: Client,
  form: object = {},
  key?: string,
  path = byName,
) =>
  client.send('PUT', path, {
    body: await client.seal({
      ...filled,
      ...form,
      iat: Date.now(),
      jti: crypto.randomUUID(),
    }),
    headers: { Encryption: 'JWE', ...(key && { 'Idempotency-Key': key }) },
  })

export const join = async (client: Client, form: object = {}, key?: string) =>
  sendRegistration(client, { captcha: await client.solveCaptcha(), ...form }, key)

export const setRegistrationRules = (client: Client, body: object) =>
  client.send('PATCH', '/sandbox/registration', { body })
export const settings = (client: Client, body: object) =>
  client.send('PATCH', '/sandbox/settings', { body })

export const codeFor = async (client: Client, mobileNo: string) => {
  await client.get('/wps/captcha')
  const body = { mobileNo, countryDialingCode: '880', purpose: 'register' }
  await client.send('POST', '/wps/verification/sms', { body })
  const { text } = await client.get('/sandbox/outbox')
  const sent: { to: string; code: string }[] = JSON.parse(text)
  return sent.find(({ to }) => to === `+880${mobileNo}`)?.code ?? ''
}
