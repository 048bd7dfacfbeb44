/** An order in wire format. */
export const order = {
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
export const page = (list: readonly unknown[]) => ({
  list,
  pageNum: 1,
  totalPages: 1,
  totalCount: 1,
})
