/** In wire format. */
export const summary = {
  available: '12500.00',
  locked: '600.00',
  turnoverNeed: '0.00',
  turnoverDone: '0.00',
  min: '500.00',
  max: '25000.00',
  feeRate: 0,
  feeFixed: '10.00',
  etaMinutes: 30,
  todayCount: 1,
  todayAmount: '600.00',
  countAllowed: 5,
  amountAllowed: '50000.00',
  hasPaymentPassword: true,
  mobile: '+880 •••• ••01',
}

export const account = {
  accountId: 1,
  bankCode: 'tap',
  bankName: 'TakaTap',
  kind: 'wallet',
  number: '•••• 4321',
  payeeName: 'Rahim',
}

export const withdrawalOrder = {
  orderNo: 'W123',
  key: 'a key',
  bankName: 'TakaTap',
  kind: 'wallet',
  number: '•••• 4321',
  payeeName: 'Rahim',
  amount: '1000.00',
  fee: '10.00',
  status: 'applying',
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
}
