/** Unread counts stop at 99+ (section 9); nothing unread shows nothing. */
export const capUnread = (count: number) => (count > 99 ? '99+' : count > 0 ? `${count}` : null)
