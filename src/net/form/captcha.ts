import type { Failure } from '../failure.ts'

export const captchaPlaces = { captcha_required: 'captcha', captcha_wrong: 'captcha' } as const

export const isAboutCaptcha = ({ code }: Pick<Failure, 'code'>) =>
  code !== null && code in captchaPlaces
