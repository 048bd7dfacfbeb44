/** An order in wire format. */
export const depositOrder = {
  orderNo: 'D123',
  key: 'a key',
  methodId: 'tap',
  methodName: 'TakaTap',
  kind: 'wallet',
  amount: '500.00',
  fee: '5.00',
  bonus: '0.00',
  status: 'waiting',
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
}

/** A payment method in wire format. */
export const method = {
  methodId: 'tap',
  name: 'TakaTap',
  kind: 'wallet',
  min: '200.00',
  max: '25000.00',
  feeRate: 100,
  feeFixed: '0.00',
  etaMinutes: 5,
  channels: [{ channelId: 'send', name: 'Send Money' }],
  open: true,
}
