import { describe, expect, it } from 'vitest'
import type { RegistrationField } from '#api/account/registration.fields.ts'
import { asSent } from './form.rules.ts'

describe('what was typed or pasted', () => {
  it.each<[RegistrationField, string, string]>([
    ['username', ' rahim ', 'rahim'],
    ['username', 'rahim৭', 'rahim7'],
    ['password', ' Secret 1 ', ' Secret 1 '],
    ['password', 'মেলা১২৩', 'মেলা১২৩'],
    ['mobileNum', '01711000009', '1711000009'],
    ['mobileNum', '০১৭১১ ০০০-০০৯', '1711000009'],
    ['mobileNum', '+880 1711 000009', '1711000009'],
    ['mobileNum', '008801711000009', '1711000009'],
    ['mobileNum', '+880 01711 000009', '1711000009'],
    ['mobileNum', '+880 12345678901234567890', '12345678901234567890'],
    ['mobileNum', '+91 98765 43210', '9876543210'],
    ['mobileNum', '8801711000009', '1711000009'],
    ['verificationCode', 'Your code is 123456, valid 5 minutes', '123456'],
    ['affiliateCode', '\u200eAB\u200b12\ufeff', 'AB12'],
    ['recommenderId', '\u202arahim７\u202c', 'rahim7'],
    ['payeeName', '\u200bRahim\u00ad', 'Rahim'],
    ['captcha', ' ৩৪ 66 ', '3466'],
    ['verificationCode', '১২৩ 456', '123456'],
    ['paymentPassword', '১৩৫৭৯০', '135790'],
    ['payeeName', '  Md.   Abdur  Rahim ', 'Md. Abdur Rahim'],
    ['affiliateCode', ' agent ', 'agent'],
  ])('%s %j is sent as %j', (field, text, sent) => {
    expect(asSent(field, text, '880')).toBe(sent)
  })
})
