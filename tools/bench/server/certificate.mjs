import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** Encodes a length below 65,536 in DER, in as few bytes as possible. */
function lengthBytes(length) {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}

/** Encodes one DER element (X.690): tag, length, content. */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}

const sequence = (...parts) => der(0x30, ...parts);
const ECDSA_WITH_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** Makes a self-signed certificate by RFC 5280 for the lifetime of this process. */
export function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('bench')))));
  const time = (year) => der(0x17, Buffer.from(`${year}0101000000Z`));
  const year = new Date().getUTCFullYear() % 100;
  const serial = der(0x02, Buffer.from([1]));
  const content = sequence(
    ...[serial, ECDSA_WITH_SHA256, name, sequence(time(year), time(year + 1)), name, subjectKey],
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = sequence(content, ECDSA_WITH_SHA256, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    /** The hash of the public key, for the browser's flag that trusts it. */
    keyHash: createHash('sha256').update(subjectKey).digest('base64'),
  };
}
