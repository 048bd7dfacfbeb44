const services = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]

/**
 * Accepts only the browsers' own push services: a player must not be able to make the platform call
 * other servers.
 */
export const isPushService = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
