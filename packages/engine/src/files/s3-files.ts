import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type Files, requireKey } from '../ports/files.ts'
import type { FilesAddress } from './files-address.ts'

/** A picture that cannot be read for so long is answered without. */
const CONNECT_MILLISECONDS = 2000
const ANSWER_MILLISECONDS = 20_000

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
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, requestTimeout: ANSWER_MILLISECONDS },
  })
  const object = (key: string) => ({ Bucket: bucket, Key: prefix + requireKey(key) })

  return {
    place: `s3://${bucket}/${prefix}`,
    facts: (key) =>
      found(async () => {
        const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand(object(key)))
        return { size: ContentLength, changed: LastModified?.getTime() ?? 0 }
      }),
    read: (key) =>
      found(async () => {
        const { Body } = await client.send(new GetObjectCommand(object(key)))
        return Body === undefined ? null : new Uint8Array(await Body.transformToByteArray())
      }),
    stream: (key, part) =>
      found(async () => {
        const range = part === undefined ? {} : { Range: `bytes=${part.start}-${part.end}` }
        const { Body } = await client.send(new GetObjectCommand({ ...object(key), ...range }))
        return Body?.transformToWebStream() ?? null
      }),
    async write(key, bytes, mediaType) {
      await client.send(new PutObjectCommand({ ...object(key), Body: bytes, ContentType: mediaType }))
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key)))
    },
    async keys(folder) {
      const keys: string[] = []
      const below = { Bucket: bucket, Prefix: `${prefix}${requireKey(folder)}/` }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, below))
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(prefix.length))
      return keys
    },
  }
}

async function found<T>(look: () => Promise<T | null>): Promise<T | null> {
  try {
    return await look()
  } catch (problem) {
    if (problem instanceof S3ServiceException && problem.$metadata.httpStatusCode === 404) return null
    throw problem
  }
}
