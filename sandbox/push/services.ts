const services = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]

/** Only the browsers' own push services: a player must not make the platform call other servers. */
export const isPushService = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
