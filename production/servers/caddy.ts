import { type Prefixes, usualPrefixes } from '#build/brand/elsewhere.ts'
import type { HeaderRule } from '#production/release/headers.ts'
import { mostKilobytes, mostMegabytes, uploadPath } from './limits.ts'
import { refusalHeaders, refusalPage } from './refusal.ts'
import { type Served, cacheControl, foldersOf, headersAt } from './rules.ts'

/** Caddy's configuration: file name → content. */
export const caddyOf = (
  rules: readonly HeaderRule[],
  served: Served,
): Readonly<Record<string, string>> => ({
  Caddyfile: caddyfile(rules, served),
  Dockerfile: dockerfile(served.name),
})

/**
 * Caddy applies every rule that matches, in its own order. So each rule excludes the paths whose
 * header a later rule sets, and Cache-Control excludes the platform's paths.
 */
function headerLines(rules: readonly HeaderRule[], platform: readonly string[]) {
  return rules.flatMap(({ path, headers }, index) =>
    Object.entries(headers).flatMap(([name, value], position) => {
      const matcher = `@header${index}_${position}`
      const later = rules.slice(index + 1).filter((rule) => name in rule.headers)
      const others = [...later.map((rule) => rule.path), ...(name === cacheControl ? platform : [])]
      return [
        `${matcher} {`,
        `    path ${path}`,
        ...(others.length ? [`    not path ${others.join(' ')}`] : []),
        '}',
        `header ${matcher} ${name} \`${value}\``,
      ].map((line) => `    ${line}`)
    }),
  )
}

const pathsOf = (prefixes: Prefixes | null) => {
  const { wps, lgw } = prefixes ?? usualPrefixes
  return [`${wps}/*`, `${lgw}/*`]
}

/** The maximum size of a body without a Content-Length; a longer one is cut off. */
const bodies = (name: string, where: string, most: number) => `@${name} ${where}
        request_body @${name} {
            max_size ${most}
        }
        @${name}TooLarge {
            ${where}
            expression {header.Content-Length} != "" && int({header.Content-Length}) > ${most}
        }
        error @${name}TooLarge 413`

/** The platform's answers get the site's headers, so its own are removed: Caddy would send both. */
const handOn = (
  rules: readonly HeaderRule[],
  prefixes: Prefixes,
) => `${bodies('upload', `path ${uploadPath(prefixes)}`, mostMegabytes * 1024 * 1024)}
        ${bodies('others', `not path ${uploadPath(prefixes)}`, mostKilobytes * 1024)}
        # Of a list the last address, which the CDN itself has added.
        @cdn {
            remote_ip {$MELA_CDN:255.255.255.255/32}
            header_regexp visitor {$MELA_CDN_HEADER:X-Forwarded-For} ([^,\\s]+)\\s*$
        }
        vars mela_visitor {remote_host}
        vars @cdn mela_visitor {re.visitor.1}
        map {env.MELA_PLATFORM_NAME} {mela_platform_name} {
            "" {host}
            default {env.MELA_PLATFORM_NAME}
        }
        reverse_proxy {$MELA_PLATFORM:127.0.0.1:4173} {
            header_up Host {mela_platform_name}
            header_up X-Forwarded-For {vars.mela_visitor}
${['Server', 'X-Powered-By', 'Alt-Svc', ...Object.keys(headersAt(rules, '/'))]
  .filter((name) => name !== cacheControl)
  .map((name) => `            header_down -${name}\n`)
  .join('')}            transport http {
                dial_timeout 3s
                response_header_timeout 25s
            }
        }`

const caddyfile = (
  rules: readonly HeaderRule[],
  { name, prefixes, languages }: Served,
) => `# Written by npm run release.
# MELA_HOST: the name of the site; MELA_ROOT: the folder of the releases, each of which has its own in it.
# MELA_PLATFORM: where the platform answers, such as 127.0.0.1:4173 or https://api.example; MELA_PLATFORM_NAME: the name
# by which it is asked, the site's own where it is left out.
# MELA_CDN: the address ranges of a CDN in front, which are believed; MELA_CDN_HEADER: where it names the visitor.
{$MELA_HOST:localhost} {
    root * {$MELA_ROOT:/srv/mela}/${name}

    redir /.well-known/change-password /m/changePsw 302

    # The compressed copies are nobody's address.
    @copies path_regexp \\.(br|gz|zst)$
    handle @copies {
        error 404
    }

    @platform path ${pathsOf(prefixes).join(' ')}
    handle @platform {
        ${prefixes ? handOn(rules, prefixes) : 'error 404'}
    }

    # The one file without an extension.
    @association path /.well-known/apple-app-site-association
    handle @association {
        header Content-Type application/json
        file_server
    }

    # Password managers try a well-known address that must not be there.
    @folders path ${['/.well-known/*', ...foldersOf(rules)].join(' ')}
    handle @folders {
        file_server {
            precompressed br zstd gzip
        }
    }

    handle {
        # A path with an extension is a file; every other one, and misspelt .html pages, are the app.
        @pages {
            not path_regexp \\.[A-Za-z0-9]+$
        }
        @misspelt path_regexp (?i)^/m/[a-z]+\\.html$
        rewrite @pages /index.html
        rewrite @misspelt /index.html
        file_server {
            precompressed br zstd gzip
        }
    }

${headerLines(rules, pathsOf(prefixes)).join('\n')}
    @profile path *.mobileconfig
    header @profile Content-Type application/x-apple-aspen-config
    @manifest path *.webmanifest
    header @manifest Content-Type application/manifest+json
    header -Server

    # A file that is missing today may come with the next release.
    handle_errors {
        header -Server
        header Content-Type "text/html; charset=utf-8"
${Object.entries(refusalHeaders({}))
  .map(([name, value]) => `        header ${name} "${value}"`)
  .join('\n')}
        respond \`${refusalPage('{err.status_code}', languages)}\`
    }
}
`

const dockerfile = (name: string) => `FROM caddy:2-alpine
COPY site /srv/mela/${name}
COPY servers/caddy/Caddyfile /etc/caddy/Caddyfile
EXPOSE 80 443
`
