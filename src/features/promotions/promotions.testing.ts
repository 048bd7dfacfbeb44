const day = 86_400_000

export const wirePromotion = (activityId: string, change: object = {}) => ({
  activityId,
  type: 'event',
  title: `Activity ${activityId}`,
  summary: 'A summary',
  pic: '',
  startTime: 1,
  endTime: Date.now() + 9 * day,
  status: 'join',
  ...change,
})

export const wireDetail = (activityId: string, change: object = {}) => ({
  ...wirePromotion(activityId),
  rules: '<p>Be fair</p>',
  amount: '500.00',
  turnoverTimes: 5,
  remark: 'none',
  images: 'none',
  ...change,
})

export const wireRound = (change: object = {}) => ({
  today: '2026-03-03',
  nextDayTime: Date.now() + day,
  timeZone: 'Asia/Dhaka',
  turnoverTimes: 1,
  cells: [
    { day: '2026-03-01', amount: '5.00', status: 'signed' },
    { day: '2026-03-02', amount: '5.00', status: 'missed' },
    { day: '2026-03-03', amount: '10.00', status: 'claim' },
    { day: '2026-03-04', amount: '10.00', status: 'coming' },
  ],
  ...change,
})
