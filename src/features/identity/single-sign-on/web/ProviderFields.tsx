import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { ConnectionKind, ConnectionSettings } from '../single-sign-on.contract.ts';

const names = { email: 'email', first_name: 'givenName', last_name: 'surname' };

/** What is usual for each kind, to begin with. */
export const usualSettings: Record<ConnectionKind, ConnectionSettings> = {
  saml: { kind: 'saml', entity_id: '', sign_in_address: '', certificates: [''], attributes: names },
  oidc: { kind: 'oidc', issuer: '', client_id: '', scopes: 'openid email profile' },
  ldap: {
    kind: 'ldap',
    address: '',
    authority: null,
    bind_dn: '',
    base_dn: '',
    filter: '(mail={email})',
    attributes: { email: 'mail', first_name: 'givenName', last_name: 'sn', subject: 'entryUUID' },
  },
};

/** The fields of one kind of provider. */
export function ProviderFields({ kind, hasSecret }: { kind: ConnectionKind; hasSecret: boolean }) {
  const { t } = useTranslation('identity-single-sign-on');
  const secret = (
    <TextInput
      name="secret"
      label={t(kind === 'ldap' ? 'screen.bind_password' : 'screen.client_secret')}
      type="password"
      autoComplete="off"
      empty={undefined}
      optional={hasSecret}
      help={hasSecret ? t('screen.secret_kept') : undefined}
    />
  );
  const attributes = (
    <>
      <TextInput name="settings.attributes.email" label={t('screen.attribute_email')} />
      <TextInput name="settings.attributes.first_name" label={t('screen.attribute_first_name')} />
      <TextInput name="settings.attributes.last_name" label={t('screen.attribute_last_name')} />
    </>
  );
  if (kind === 'oidc')
    return (
      <>
        <TextInput name="settings.issuer" label={t('screen.issuer')} help={t('screen.issuer_help')} />
        <TextInput name="settings.client_id" label={t('screen.client_id')} />
        {secret}
        <TextInput name="settings.scopes" label={t('screen.scopes')} />
      </>
    );
  if (kind === 'saml')
    return (
      <>
        <TextInput name="settings.entity_id" label={t('screen.provider_entity_id')} />
        <TextInput name="settings.sign_in_address" label={t('screen.sign_in_address')} />
        <TextInput
          name="settings.certificates.0"
          label={t('screen.certificate')}
          help={t('screen.certificate_help')}
          multiline
          minRows={4}
        />
        {attributes}
      </>
    );
  return (
    <>
      <TextInput name="settings.address" label={t('screen.directory')} help={t('screen.directory_help')} />
      <TextInput
        name="settings.authority"
        label={t('screen.authority')}
        optional
        empty={null}
        multiline
        minRows={4}
      />
      <TextInput name="settings.bind_dn" label={t('screen.bind_dn')} />
      {secret}
      <TextInput name="settings.base_dn" label={t('screen.base_dn')} />
      <TextInput name="settings.filter" label={t('screen.filter')} help={t('screen.filter_help')} />
      {attributes}
      <TextInput
        name="settings.attributes.subject"
        label={t('screen.attribute_subject')}
        help={t('screen.attribute_subject_help')}
      />
    </>
  );
}
