import { createPublicKey, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { onTestFinished } from 'vitest';

/** What a server shows, and proves to be its own. */
interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
}

/** A value of DER: its tag, its length, its bytes. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Uint8Array.from([tag, ...length]), body]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = '550403';
const alternativeNames = '551d11';

const dayMs = 24 * 60 * 60 * 1000;

/** The moment by the clock of the machine, which TLS goes by: a suite may have its own (`SUITE_AT`). */
const machineNow = () => performance.timeOrigin + performance.now();

/** A certificate that nobody but its own key has signed, for the address 127.0.0.1. One that has ended did so yesterday. */
export function ownCertificate({ hasEnded = false } = {}): Certificate {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(oid(commonName), der(0x0c, Buffer.from('127.0.0.1')))));
  const address = der(0x87, Uint8Array.from([127, 0, 0, 1]));
  const told = sequence(
    der(0xa0, der(0x02, Uint8Array.from([2]))),
    der(0x02, Uint8Array.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(
      time(new Date(machineNow() - 9 * dayMs)),
      time(new Date(machineNow() + (hasEnded ? -1 : 9) * dayMs)),
    ),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(alternativeNames), der(0x04, sequence(address))))),
  );
  const signed = sequence(
    told,
    ecdsaWithSha256,
    der(0x03, Uint8Array.from([0]), sign('sha256', told, privateKey)),
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { key: String(key), cert: new X509Certificate(signed).toString() };
}

/** Has this process trust whoever shows a certificate, until the test has finished. */
export function trust({ cert }: Certificate): void {
  const before = tls.getCACertificates();
  tls.setDefaultCACertificates([...before, cert]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}
