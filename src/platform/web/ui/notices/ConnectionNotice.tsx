import { CloudOff, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { tryConnection } from '#platform/web/calling/connection.ts';
import { useConnection } from '#platform/web/calling/connection.hooks.ts';
import { LiveRegion } from './LiveRegion.tsx';
import './connection.css';

/** Says over the frame that the server cannot be reached, and once that it is back. It floats, so that nothing moves. */
export function ConnectionNotice() {
  const { t } = useTranslation('web');
  const state = useConnection();
  const [trying, setTrying] = useState(false);

  const retry = async () => {
    setTrying(true);
    await tryConnection();
    setTrying(false);
  };
  return (
    <LiveRegion>
      <div className="connection-place">
        <div role="status">
          {state === 'lost' && (
            <div className="connection" data-uncovered>
              <CloudOff size={16} aria-hidden />
              <span>{t('connection.lost')}</span>
              <span className="connection-more">{t('connection.lost_more')}</span>
            </div>
          )}
          {state === 'back' && <span className="visually-hidden">{t('connection.back')}</span>}
        </div>
        {state === 'lost' && (
          <button
            type="button"
            className="connection-retry"
            aria-label={t('connection.try')}
            title={t('connection.try')}
            disabled={trying}
            onClick={() => void retry()}
          >
            <RotateCw size={16} aria-hidden />
          </button>
        )}
      </div>
    </LiveRegion>
  );
}
