/** Where the files of a shop are: a folder, or a bucket of a store that speaks S3. */
export type FilesAddress =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      bucket: string
      /** What every key begins with; empty, or ends with `/`. */
      prefix: string
      region: string
      /** A store beside Amazon's; null is Amazon's. */
      endpoint: string | null
      /** Null takes them from where Amazon's own tools do: AWS_ACCESS_KEY_ID, a role of the machine. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null
    }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/
const PARAMETERS: ReadonlySet<string> = new Set(['region', 'endpoint'])

/**
 * Reads an address of files: `/srv/files`, `file:///srv/files`, or
 * `s3://key:secret@bucket/prefix?region=eu-central-1&endpoint=https://s3.example`, of which the bucket alone has to be there.
 *
 * @returns a sentence where it cannot be used; it repeats no secret
 */
export function filesAddressOf(text: string): FilesAddress | { problem: string } {
  if (text.startsWith('/')) return { kind: 'folder', folder: text }
  const url = URL.parse(text)
  if (url?.protocol === 'file:' && url.host === '')
    return { kind: 'folder', folder: decodeURIComponent(url.pathname) }
  if (url?.protocol !== 's3:')
    return {
      problem: 'FILES_URL has to be a folder such as /srv/files, or a bucket such as s3://bucket/shop',
    }

  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  const endpoint = url.searchParams.get('endpoint')
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.has(name))
  if (!BUCKET.test(url.hostname)) return { problem: `"${url.hostname}" of FILES_URL is no name of a bucket` }
  if (!PREFIX.test(`${prefix}${prefix && '/'}`))
    return { problem: `"${prefix}" of FILES_URL may have letters, digits, dots, _ and - between its slashes` }
  if (unknown !== undefined)
    return { problem: `"${unknown}" of FILES_URL is unknown: it may have region and endpoint` }
  if (endpoint !== null && !/^https?:\/\/[^/]+\/?$/.test(endpoint))
    return { problem: 'The endpoint of FILES_URL has to be an address such as https://s3.example' }
  if ((url.username === '') !== (url.password === ''))
    return { problem: 'FILES_URL has half of its credentials: s3://key:secret@bucket, or none of the two' }
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials:
      url.username === ''
        ? null
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
  }
}
