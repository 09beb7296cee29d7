import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type FilePart, type Files, requireKey } from '../ports/files.ts'
import type { FilesAddress } from './files-address.ts'
import { FilesAway } from './files-away.ts'

/** A store that is silent for so long is away; each request is tried twice. */
const CONNECT_MILLISECONDS = 2000
const ANSWER_MILLISECONDS = 5000
const TRIES = 2

/** Files in a bucket of Amazon S3, or of a store that speaks as it does. Loaded where one is named alone. */
export function s3Files({
  bucket,
  prefix,
  region,
  endpoint,
  credentials,
}: Extract<FilesAddress, { kind: 's3' }>): Files {
  const client = new S3Client({
    region,
    // Other stores have no host for each bucket, and few know Amazon's newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: ANSWER_MILLISECONDS,
      // Without it the client writes a warning into the log, and waits for ever.
      throwOnRequestTimeout: true,
      socketTimeout: ANSWER_MILLISECONDS,
    },
  })
  const place = `s3://${bucket}/${prefix}`
  const asked = <Found>(ask: () => Promise<Found>) => answered(place, ask)
  const object = (key: string) => ({ Bucket: bucket, Key: prefix + requireKey(key) })

  return {
    place,
    facts: async (key) => {
      const head = new HeadObjectCommand(object(key))
      const answer = await asked(() => client.send(head))
      return answer && { size: answer.ContentLength ?? 0, changed: requireStore(place, answer).getTime() }
    },
    read: async (key) => {
      const get = new GetObjectCommand(object(key))
      return asked(async () => {
        const answer = await client.send(get)
        requireStore(place, answer)
        const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array()
        if (answer.ContentLength !== bytes.length) throw new Error(`${bytes.length} bytes of ${key} came`)
        return new Uint8Array(bytes)
      })
    },
    stream: async (key, part) => {
      const range = part === undefined ? {} : { Range: `bytes=${part.start}-${part.end}` }
      const get = new GetObjectCommand({ ...object(key), ...range })
      return asked(async () => {
        const answer = await client.send(get)
        requireStore(place, answer)
        if (part !== undefined) requireLength(part, answer.ContentLength)
        return answer.Body?.transformToWebStream() ?? null
      })
    },
    async write(key, bytes, mediaType) {
      const put = new PutObjectCommand({ ...object(key), Body: bytes, ContentType: mediaType })
      await asked(() => client.send(put))
    },
    async remove(key) {
      const gone = new DeleteObjectCommand(object(key))
      await asked(() => client.send(gone))
    },
    async keys(folder) {
      const below = { Bucket: bucket, Prefix: `${prefix}${requireKey(folder)}/` }
      const found = await asked(async () => {
        const keys: string[] = []
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, below))
          for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(prefix.length))
        return keys
      })
      return found ?? []
    },
  }
}

/** Every store says when an object was changed; a page of a proxy that stands in its place does not. */
function requireStore(place: string, { LastModified }: { LastModified?: Date | undefined }): Date {
  if (LastModified === undefined) throw new FilesAway(place, 'it answers as no store does')
  return LastModified
}

function requireLength({ start, end }: FilePart, length: number | undefined): void {
  if (length !== end - start + 1) throw new Error(`${length} bytes instead of ${start} to ${end}`)
}

/** What is there, null for what is not. @throws FilesAway */
async function answered<Found>(place: string, ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (problem) {
    const status = problem instanceof S3ServiceException ? problem.$metadata.httpStatusCode : undefined
    if (status === 404) return null
    if (problem instanceof FilesAway) throw problem
    throw new FilesAway(place, problem, { isWholePlace: status === undefined || status >= 500 })
  }
}
