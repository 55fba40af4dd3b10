import { finishOpenIdSignIn, finishSamlSignIn, readSamlMetadata } from '../external-sign-in.contract.ts';

/** Our side of the connection, as providers know it. Of each organisation another one: an answer for one is none for another. */
export function ownAddressesOf(origin: string, slug: string) {
  const base = `${origin}/org/${slug}`;
  return {
    acs: `${base}${finishSamlSignIn.path}`,
    entity_id: `${base}${readSamlMetadata.path}`,
    metadata: `${base}${readSamlMetadata.path}`,
    redirect: `${base}${finishOpenIdSignIn.path}`,
  };
}
