import type { Prefixes } from '../brand/elsewhere.ts'
import type { HeaderRule } from '../release/headers.ts'
import { type Served, foldersOf } from './rules.ts'

/** Caddy's configuration: file name → content. */
export const caddyOf = (
  rules: readonly HeaderRule[],
  served: Served,
): Readonly<Record<string, string>> => ({
  Caddyfile: caddyfile(rules, served),
  Dockerfile: dockerfile(served.name),
})

/** Caddy applies all that match, in an order of its own: each header of a path is left to the last rule that has it. */
function headerLines(rules: readonly HeaderRule[]) {
  return rules.flatMap(({ path, headers }, index) =>
    Object.entries(headers).flatMap(([name, value], position) => {
      const matcher = `@header${index}_${position}`
      const later = rules.slice(index + 1).filter((rule) => name in rule.headers)
      return [
        `${matcher} {`,
        `    path ${path}`,
        ...(later.length ? [`    not path ${later.map((rule) => rule.path).join(' ')}`] : []),
        '}',
        `header ${matcher} ${name} \`${value}\``,
      ].map((line) => `    ${line}`)
    }),
  )
}

const calls = ({ wps, lgw }: Prefixes) => `    @platform path ${wps}/* ${lgw}/*
    handle @platform {
        request_body {
            max_size 20MB
        }
        reverse_proxy {$MELA_PLATFORM:127.0.0.1:4173} {
            header_down -Server
            transport http {
                dial_timeout 3s
                response_header_timeout 25s
            }
        }
    }

`

const caddyfile = (
  rules: readonly HeaderRule[],
  { name, prefixes }: Served,
) => `# Written by npm run release.
# MELA_HOST: the name of the site; MELA_PLATFORM: where the platform answers, such as 127.0.0.1:4173;
# MELA_ROOT: the folder of the releases, each of which is in a folder of its own name.
{$MELA_HOST:localhost} {
    root * {$MELA_ROOT:/srv/mela}/${name}

    redir /.well-known/change-password /m/changePsw 302

${prefixes ? calls(prefixes) : ''}    # The one file without an extension.
    @association path /.well-known/apple-app-site-association
    handle @association {
        header Content-Type application/json
        file_server
    }

    @folders path ${foldersOf(rules).join(' ')}
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

${headerLines(rules).join('\n')}
    header *.mobileconfig Content-Type application/x-apple-aspen-config
    header -Server

    # A file that is missing today may come with the next release.
    handle_errors {
        header Cache-Control no-store
    }
}
`

const dockerfile = (name: string) => `FROM caddy:2-alpine
COPY site /srv/mela/${name}
COPY servers/caddy/Caddyfile /etc/caddy/Caddyfile
EXPOSE 80 443
`
